import Add from '@mui/icons-material/Add';
import {
  Box,
  Button,
  Chip,
  Divider,
  List,
  ListItemButton,
  ListItemText,
  ListSubheader,
} from '@mui/material';
import type { LessonDraft, LessonFinding } from '@nobi/kit/manifest';
import { words } from '../../../text/words.ts';
import { copied } from '../draft/draft.ts';
import { useEditing } from '../draft/draft-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { inWords, wordsOfFinding } from '../lesson.ts';

const t = words.lessons;

interface Spot {
  readonly path: string;
  readonly name: string;
  /** What tells one task from another with the same words. */
  readonly hint?: string;
}

interface Part {
  readonly step: keyof typeof t.steps;
  /** Where one more may be added; a work and two questions stand alone. */
  readonly list?: string;
  readonly spots: readonly Spot[];
}

const partsOf = ({ lesson, questions }: LessonDraft): Part[] => {
  const listed = (list: string, tasks: LessonDraft['lesson']['look']) => ({
    list,
    spots: tasks.map(({ say, args }, i) => ({
      path: `${list}.${i}`,
      name: `${i + 1}. ${inWords(say)}`,
      hint: Object.values(args).flat().join(' '),
    })),
  });
  return [
    { step: 'look', ...listed('lesson.look', lesson.look) },
    { step: 'try', ...listed('lesson.try', lesson.try) },
    { step: 'play', ...listed('lesson.play.bank', lesson.play.bank) },
    { step: 'make', spots: [{ path: 'lesson.make', name: inWords(lesson.make.say) }] },
    {
      step: 'ask',
      spots: questions.map(({ say }, i) => ({
        path: `questions.${i}`,
        name: `${i + 1}. ${inWords(say)}`,
      })),
    },
  ];
};

const within = (findings: readonly LessonFinding[], path: string) =>
  findings.filter(({ at }) => at === path || at.startsWith(`${path}.`)).length;

/** What is wrong with the words page: everything that belongs to no task or question. */
const ofWords = (findings: readonly LessonFinding[]) =>
  ['lesson.title', 'lesson.recap', 'lesson.play.items', 'picture'].reduce(
    (sum, path) => sum + within(findings, path),
    0,
  );

interface Props {
  readonly spot: string;
  readonly onSpot: (spot: string) => void;
}

const Row = ({ path, name, hint, faults, spot, onSpot }: Props & Spot & { faults: number }) => (
  <ListItemButton
    dense
    selected={path === spot}
    aria-current={path === spot ? 'true' : undefined}
    onClick={() => onSpot(path)}
    sx={{ borderRadius: 2 }}
  >
    <ListItemText
      primary={name}
      secondary={hint}
      slotProps={{
        primary: { noWrap: true, sx: { fontWeight: path === spot ? 800 : 500 } },
        secondary: { noWrap: true },
      }}
    />
    {faults > 0 && <Chip size="small" color="error" label={faults} />}
  </ListItemButton>
);

const AddTask = ({ part, onSpot }: { part: Part; onSpot: Props['onSpot'] }) => {
  const { draft, change } = useEditing();
  const { list, step, spots } = part;
  const last = spots.at(-1);
  if (list === undefined) return null;
  const handleAdd = () => {
    // The newest one is the best example of what comes next.
    const next = last && copied(draft, last.path);
    if (!next) return;
    change(next.draft);
    onSpot(next.spot);
  };
  return (
    <Button size="small" startIcon={<Add />} onClick={handleAdd} disabled={!last} sx={{ ml: 1 }}>
      {t.addTask.replace('{step}', t.steps[step])}
    </Button>
  );
};

/** The whole lesson at a glance: what stands where, and where something is to be mended. */
export const Outline = ({ spot, onSpot }: Props) => {
  const { draft, findings } = useEditing();
  return (
    <Box component="nav" aria-label={t.spot}>
      <List component="div" dense disablePadding>
        <Row path="words" name={t.words} faults={ofWords(findings)} spot={spot} onSpot={onSpot} />
      </List>
      {partsOf(draft).map((part) => {
        const own = findings.find(({ at }) => at === part.list);
        return (
          <Box key={part.step}>
            <Divider sx={{ my: 1 }} />
            <List
              dense
              disablePadding
              component="div"
              subheader={
                <ListSubheader
                  component="div"
                  disableSticky
                  sx={{ lineHeight: 2, fontWeight: 800 }}
                >
                  {t.steps[part.step]}
                </ListSubheader>
              }
            >
              {own && (
                <Box role="alert" sx={{ px: 2, color: 'error.main', fontSize: 14 }}>
                  {wordsOfFinding(own.code)} {part.step !== 'make' && t.stepLeads[part.step]}
                </Box>
              )}
              {part.spots.map((each) => (
                <Row
                  key={each.path}
                  {...each}
                  faults={within(findings, each.path)}
                  spot={spot}
                  onSpot={onSpot}
                />
              ))}
            </List>
            <AddTask part={part} onSpot={onSpot} />
          </Box>
        );
      })}
    </Box>
  );
};

/** The same on a phone: one field that names every part. */
export const SpotSelect = ({ spot, onSpot }: Props) => {
  const { draft, findings } = useEditing();
  const options = partsOf(draft).flatMap(({ step, spots }) =>
    spots.map(({ path, name, hint }) => ({
      id: path,
      name: [t.steps[step], name, hint, within(findings, path) > 0 && '⚠']
        .filter(Boolean)
        .join(' · '),
    })),
  );
  return (
    <ChoiceField
      label={t.spot}
      value={spot}
      options={[{ id: 'words', name: t.words }, ...options]}
      onChoose={onSpot}
    />
  );
};
