import { Alert, Box, Stack, TextField } from '@mui/material';
import type { DraftTask } from '@nobi/kit/manifest';
import { words } from '../../../text/words.ts';
import { withActivity } from '../draft/draft.ts';
import { useEditing, useField } from '../draft/draft-context.ts';
import { ArgInput } from '../fields/arg-fields.tsx';
import { BilingualField } from '../fields/bilingual-field.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import { exampleOf, inWords } from '../lesson.ts';

const t = words.lessons;

const ActivityField = ({ spot }: { spot: string }) => {
  const { draft, plan, change } = useEditing();
  const { value, fault } = useField(`${spot}.activity`);
  const choose = (activity: string) => {
    const args: DraftTask['args'] = exampleOf(plan, activity)?.args ?? {};
    change(withActivity(draft, spot, { activity, args }));
  };
  const options = Object.entries(plan.forms).map(([id, { title }]) => ({
    id,
    name: inWords(title),
  }));
  return (
    <ChoiceField
      label={t.activity}
      value={String(value)}
      options={options}
      onChoose={choose}
      fault={fault}
      help={t.activityHelp}
    />
  );
};

/** What a right answer speaks for, among the skills of the course. */
export const SkillField = ({ spot }: { spot: string }) => {
  const { plan } = useEditing();
  const { value, fault, set } = useField(`${spot}.skill`);
  const options = plan.skills.map(({ id, name }) => ({ id, name: inWords(name) }));
  return (
    <ChoiceField
      label={t.skill}
      value={String(value)}
      options={options}
      onChoose={set}
      fault={fault}
    />
  );
};

const Difficulty = ({ spot }: { spot: string }) => {
  const { value, fault, set } = useField(`${spot}.difficulty`);
  return (
    <TextField
      type="number"
      label={t.difficulty}
      value={typeof value === 'number' ? value : 0}
      onChange={({ target }) => set(Number(target.value))}
      error={fault !== undefined}
      helperText={fault ?? ' '}
      slotProps={{ htmlInput: { min: -6, max: 6, step: 0.1 } }}
    />
  );
};

/** One task: what is said, the activity, and what it is given. */
export const TaskForm = ({ spot }: { spot: string }) => {
  const { plan } = useEditing();
  const { fault } = useField(spot);
  const activity = String(useField(`${spot}.activity`).value);
  const isMeasured = useField(`${spot}.skill`).value !== undefined;
  const fields = Object.entries(plan.forms[activity]?.fields ?? {});
  const grid = {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
    alignItems: 'start',
  } as const;
  return (
    <Stack spacing={2.5}>
      {fault && <Alert severity="error">{fault}</Alert>}
      <BilingualField path={`${spot}.say`} label={t.say} />
      <ActivityField spot={spot} />
      {/* Another activity has other fields: none of them keeps what was typed before. */}
      <Box sx={grid} key={`${spot} ${activity}`}>
        {fields.map(([name, field]) => (
          <ArgInput key={name} path={`${spot}.args.${name}`} field={field} />
        ))}
      </Box>
      {isMeasured && (
        <Box sx={grid}>
          <SkillField spot={spot} />
          <Difficulty spot={spot} />
        </Box>
      )}
    </Stack>
  );
};
