import OpenInFull from '@mui/icons-material/OpenInFull';
import {
  Alert,
  Box,
  Button,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { staff } from '@nobi/contract';
import type { Lang } from '@nobi/kit/host';
import { savedAt } from '@nobi/kit/host';
import { type LessonDraft, lessonEdit, published } from '@nobi/kit/manifest';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ask, wordsOfProblem } from '../../ask.ts';
import { currentLanguage } from '../../language.ts';
import { words } from '../../text/words.ts';
import { playInBox } from '../../ui/play-in-box.ts';
import { placeOf, stepOf } from './draft.ts';

const t = words.lessons;

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } } as const;
type Size = keyof typeof sizes;

/** How long nothing is typed before the preview shows it. */
const pause = 700;

/** The task or question that is worked on, as the player finds it in a save; null is the map. */
const saveFor = ({ lesson, questions }: LessonDraft, spot: string): string | null => {
  const step = stepOf(spot);
  if (!step) return null;
  const at = Number(/\d+$/.exec(spot)?.[0] ?? 0);
  const tasks = { look: lesson.look, try: lesson.try, play: lesson.play.bank };
  const found =
    step === 'ask'
      ? questions[at]
      : step === 'make'
        ? lesson.make
        : tasks[step][placeOf(spot)?.at ?? 0];
  if (!found) return null;
  // In the bank any task may come first.
  return savedAt({ lesson: lesson.id, step, at: step === 'play' ? 0 : at, task: found.id });
};

interface Shown {
  readonly course: string;
  readonly draft: LessonDraft;
  readonly spot: string;
  readonly lang: Lang;
}

const open = async ({ course, draft, spot, lang }: Shown) => {
  const edit = lessonEdit.parse({ ...draft, hidden: false });
  const { url, trust } = await ask(staff.previewItem, { params: { id: `course.${course}` } });
  return {
    url,
    trust,
    lang,
    lessons: published([edit]),
    save: saveFor(draft, spot),
    onCheck: async ({ question, choice }: { question: string; choice: number | string }) => {
      const asked = edit.questions.find(({ id }) => id === question);
      return asked ? asked.answer === choice : null;
    },
  };
};

/** Plays the newest draft that can be played; answers what the person has to know. */
const usePlayer = (box: RefObject<HTMLElement | null>, shown: Shown, isSound: boolean) => {
  const [said, setSaid] = useState('');
  const { course, draft, spot, lang } = shown;
  const leave = useRef(() => {});
  const hasPlayed = useRef(false);
  useEffect(() => {
    if (!isSound) return;
    const turn = { isMine: true };
    const show = async () => {
      hasPlayed.current = true;
      try {
        const opened = await open({ course, draft, spot, lang });
        if (!turn.isMine || !box.current) return;
        // What was played before stays in sight until now.
        leave.current();
        const onLost = () => setSaid(words.items.lost);
        const onReady = () => setSaid('');
        leave.current = playInBox(box.current, opened, { title: t.preview, onReady, onLost });
      } catch (error) {
        if (turn.isMine) setSaid(wordsOfProblem(error));
      }
    };
    const timer = setTimeout(() => void show(), hasPlayed.current ? pause : 0);
    return () => {
      turn.isMine = false;
      clearTimeout(timer);
    };
  }, [course, draft, spot, lang, isSound, box]);
  useEffect(() => () => leave.current(), []);
  return said;
};

interface Props {
  readonly course: string;
  readonly draft: LessonDraft;
  readonly spot: string;
  /** Nothing is to be mended: only then a child could play it. */
  readonly isSound: boolean;
}

/** The real player with the lesson as it stands, small beside the fields or large over everything. */
export const Preview = ({ course, draft, spot, isSound }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>('phone');
  const [lang, setLang] = useState<Lang>(currentLanguage());
  const [isLarge, setIsLarge] = useState(false);
  const said = usePlayer(box, { course, draft, spot, lang }, isSound);
  const { width, height } = sizes[size];
  const scale = isLarge ? 1 : Math.min(340 / width, 0.76);

  useEffect(() => {
    if (!isLarge) return;
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && setIsLarge(false);
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [isLarge]);

  const overAll = {
    position: 'fixed',
    // The bar of the console stays in reach.
    inset: '48px 0 0',
    zIndex: 'modal',
    bgcolor: 'background.default',
    overflow: 'auto',
    alignItems: 'center',
    p: 2,
  } as const;
  return (
    <Stack
      component="section"
      aria-label={t.preview}
      spacing={1}
      sx={isLarge ? overAll : { minWidth: 0, position: { lg: 'sticky' }, top: 64 }}
    >
      <Typography variant="h6" component="h2">
        {t.preview}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={size}
          onChange={(_, next: Size | null) => next && setSize(next)}
        >
          <ToggleButton value="phone">{t.phone}</ToggleButton>
          <ToggleButton value="desk">{t.desk}</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={lang}
          onChange={(_, next: Lang | null) => next && setLang(next)}
        >
          <ToggleButton value="id">ID</ToggleButton>
          <ToggleButton value="en">EN</ToggleButton>
        </ToggleButtonGroup>
        <Button size="small" startIcon={<OpenInFull />} onClick={() => setIsLarge(!isLarge)}>
          {isLarge ? t.small : t.large}
        </Button>
      </Stack>
      {!isSound && <Alert severity="info">{t.previewWaits}</Alert>}
      {said && <Alert severity="warning">{said}</Alert>}
      <Box sx={{ width: width * scale, height: height * scale, flexShrink: 0 }}>
        <Box
          ref={box}
          sx={{
            width,
            height,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
            bgcolor: 'primary.light',
            borderRadius: 4,
            overflow: 'hidden',
            border: '2px solid',
            borderColor: 'secondary.main',
          }}
        />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {t.previewLead}
      </Typography>
    </Stack>
  );
};
