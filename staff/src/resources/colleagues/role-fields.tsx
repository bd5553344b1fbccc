import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel } from '@mui/material';
import { type StaffRole, staffRoles } from '@nobi/contract';
import { words } from '../../text/words.ts';

const t = words.colleagues;

/** The roles that are ticked. */
export const rolesIn = (typed: FormData): StaffRole[] =>
  staffRoles.filter((role) => typed.getAll('roles').includes(role));

/** What somebody does here; each role with what it opens. */
export const RoleFields = ({ chosen }: { chosen: readonly StaffRole[] }) => (
  <FormControl component="fieldset">
    <FormLabel component="legend">{t.roles}</FormLabel>
    <FormGroup>
      {staffRoles.map((role) => (
        <FormControlLabel
          key={role}
          control={<Checkbox name="roles" value={role} defaultChecked={chosen.includes(role)} />}
          label={`${t.roleNames[role]}: ${t.roleOpens[role]}`}
        />
      ))}
    </FormGroup>
  </FormControl>
);
