import { Alert, Box, Button, CircularProgress } from '@mui/material';
import { staff } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router';
import { ask, wordsOfProblem } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { Editor } from './editor/editor.tsx';
import { placeIn, readLesson } from './lesson.ts';
import { VersionView } from './versions/version-view.tsx';

const t = words.lessons;

const LessonEditor = ({ id }: { id: string }) => {
  const place = placeIn(id);
  const { data, error, refetch } = useQuery({
    queryKey: ['lesson', id],
    queryFn: async ({ signal }) => readLesson(await ask(staff.lesson, { params: place, signal })),
    // What is being written is newer than anything that could be read meanwhile.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error) return <Alert severity="error">{wordsOfProblem(error)}</Alert>;
  if (!data) return <CircularProgress aria-label={t.lesson} />;
  const draft = data.draft ?? data.live;
  if (!draft) return <Alert severity="info">{t.noVersions}</Alert>;
  // Handed in or thrown away: the page begins anew from what there is then.
  const round = `${data.draft ? 'draft' : 'live'} ${data.versions[0]?.id ?? ''}`;
  return (
    <Editor key={round} place={place} read={data} draft={draft} refresh={() => void refetch()} />
  );
};

/** One lesson: written here, or one of its versions read. */
export const LessonPage = () => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const version = search.get('version');
  const { course } = placeIn(id);
  return (
    <Box sx={{ p: { xs: 1.5, md: 2 } }}>
      <Title title={words.places.lessons} />
      <Button component={Link} to={`/lessons?course=${course}`} size="small" sx={{ mb: 1 }}>
        ← {t.back}
      </Button>
      {version ? <VersionView course={course} id={version} /> : <LessonEditor key={id} id={id} />}
    </Box>
  );
};
