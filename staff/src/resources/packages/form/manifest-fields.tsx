import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutline';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { words } from '../../../text/words.ts';
import { categoriesOf, kinds } from '../../items/item.ts';
import { Both, type Filling, ManifestField, Row } from './manifest-field.tsx';

const t = words.packageForm;
const mostSkills = 12;
const plans = (['regular', 'premium'] as const).map((id) => ({ id, name: words.families[id] }));

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
    <Typography component="legend" variant="h6" sx={{ mb: 1.5, p: 0 }}>
      {title}
    </Typography>
    <Stack spacing={2}>{children}</Stack>
  </Box>
);

interface SkillProps {
  readonly filling: Filling;
  readonly at: number;
  readonly onDrop: (() => void) | undefined;
}

const Skill = ({ filling, at, onDrop }: SkillProps) => {
  const number = String(at + 1);
  return (
    <Stack spacing={2} sx={{ borderLeft: '3px solid var(--edge)', pl: 2 }}>
      <Both filling={filling} path={`skills.${at}.name`} />
      <Row>
        <ManifestField filling={filling} path={`skills.${at}.id`} />
        <ManifestField filling={filling} path={`skills.${at}.curriculum`} />
      </Row>
      {onDrop && (
        <IconButton
          aria-label={t.dropSkill.replace('{number}', number)}
          onClick={onDrop}
          sx={{ alignSelf: 'flex-start' }}
        >
          <Delete />
        </IconButton>
      )}
    </Stack>
  );
};

interface FieldsProps {
  readonly filling: Filling;
  readonly onAddSkill: () => void;
  readonly onDropSkill: (at: number) => void;
}

/** Everything that Nobi has to know of a package. */
export const ManifestFields = ({ filling, onAddSkill, onDropSkill }: FieldsProps) => {
  const { values, skills } = filling.draft;
  return (
    <Stack spacing={4}>
      <Part title={t.what}>
        <Row>
          <ManifestField filling={filling} path="kind" choices={kinds} />
          <ManifestField
            filling={filling}
            path="category"
            choices={categoriesOf(values.kind ?? '')}
          />
        </Row>
        <Row>
          <ManifestField filling={filling} path="id" />
          <ManifestField filling={filling} path="thumbnail" />
        </Row>
      </Part>
      <Part title={t.forWhom}>
        <Row>
          <ManifestField filling={filling} path="plan" choices={plans} />
          <ManifestField filling={filling} path="ageMin" isNumber />
          <ManifestField filling={filling} path="ageMax" isNumber />
          <ManifestField filling={filling} path="order" isNumber />
        </Row>
      </Part>
      <Part title={t.says}>
        <Both filling={filling} path="title" />
        <Both filling={filling} path="description" />
        <Both filling={filling} path="goal" />
      </Part>
      <Part title={t.teaches}>
        {Array.from({ length: skills }, (_, at) => (
          <Skill
            // biome-ignore lint/suspicious/noArrayIndexKey: a skill is its place, in the manifest as well.
            key={at}
            filling={filling}
            at={at}
            onDrop={skills > 1 ? () => onDropSkill(at) : undefined}
          />
        ))}
        {skills < mostSkills && (
          <Button startIcon={<Add />} onClick={onAddSkill} sx={{ alignSelf: 'flex-start' }}>
            {t.addSkill}
          </Button>
        )}
      </Part>
    </Stack>
  );
};
