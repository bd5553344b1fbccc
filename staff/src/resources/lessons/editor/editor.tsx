import { Box, Paper, Typography } from '@mui/material';
import { currentLanguage } from '@nobi/client/language';
import type { LessonDraft } from '@nobi/kit/manifest';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { EditingContext } from '../draft/draft-context.ts';
import { useDraft } from '../draft/use-draft.ts';
import { findingsOf, inWords, type ReadLesson } from '../lesson.ts';
import { Preview } from '../preview/preview.tsx';
import { Versions } from '../versions/versions.tsx';
import { DraftBar } from './draft-bar.tsx';
import { Outline, SpotSelect } from './outline.tsx';
import { SpotForm } from './spot-form.tsx';

interface Props {
  readonly place: { readonly course: string; readonly lesson: string };
  readonly read: ReadLesson;
  readonly draft: LessonDraft;
  readonly refresh: () => void;
}

/** A lesson on the desk: its parts, the fields of one part, and the real player beside them. */
export const Editor = ({ place, read, draft: start, refresh }: Props) => {
  const { plan, abouts, revision, versions } = read;
  const [spot, setSpot] = useState('words');
  const { draft, reported, saving, saver, change } = useDraft({
    ...place,
    draft: start,
    revision,
    findings: read.findings,
  });
  const findings = useMemo(
    () => findingsOf(draft, { plan, abouts }, reported),
    [draft, plan, abouts, reported],
  );
  const navigate = useNavigate();
  const handleDropped = () => {
    // Of a new lesson nothing is left without its draft.
    if (read.live || versions.length > 0) refresh();
    else void navigate(`/lessons?course=${place.course}`);
  };
  const course = currentLanguage() === 'id' ? read.course_id : read.course_en;
  return (
    <EditingContext value={{ draft, plan, abouts, findings, change }}>
      <Typography color="text.secondary">{course}</Typography>
      <Typography variant="h5" component="h1" sx={{ mb: 1 }}>
        {inWords(draft.lesson.title)}
      </Typography>
      <DraftBar
        place={place}
        saver={saver}
        saving={saving}
        toMend={findings.length}
        onHandedIn={refresh}
        onDropped={handleDropped}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', md: '220px 1fr', lg: '220px 1fr 344px' },
        }}
      >
        <Paper
          variant="outlined"
          sx={{
            p: 1,
            display: { xs: 'none', md: 'block' },
            position: 'sticky',
            top: 64,
            maxHeight: 'calc(100vh - 80px)',
            overflow: 'auto',
          }}
        >
          <Outline spot={spot} onSpot={setSpot} />
        </Paper>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: { md: 'none' }, mb: 2 }}>
            <SpotSelect spot={spot} onSpot={setSpot} />
          </Box>
          <SpotForm spot={spot} onSpot={setSpot} />
        </Box>
        <Box sx={{ gridColumn: { md: '1 / -1', lg: 'auto' }, height: { lg: '100%' } }}>
          <Preview
            course={place.course}
            draft={draft}
            spot={spot}
            isSound={findings.length === 0}
          />
        </Box>
      </Box>
      <Box sx={{ mt: 4 }}>
        <Versions versions={versions} />
      </Box>
    </EditingContext>
  );
};
