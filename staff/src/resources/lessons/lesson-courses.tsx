import Add from '@mui/icons-material/Add';
import {
  Alert,
  Avatar,
  Box,
  Button,
  Chip,
  CircularProgress,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Paper,
  Stack,
  Tab,
  Tabs,
  Typography,
} from '@mui/material';
import { staff } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { ask, wordsOfProblem } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { AddLesson } from './add-lesson.tsx';
import { inWords, type LessonCourse, lessonPath, titleOfRow } from './lesson.ts';

const t = words.lessons;

type Row = LessonCourse['lessons'][number];

const seenAs = ({ version, is_built }: Row) => {
  if (version !== null) return t.version.replace('{version}', String(version));
  return is_built ? t.built : t.notYet;
};

const Signs = ({ row }: { row: Row }) => (
  <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
    {row.waiting > 0 && (
      <Chip
        size="small"
        color="warning"
        label={t.waiting.replace('{count}', String(row.waiting))}
      />
    )}
    {row.has_draft && <Chip size="small" color="primary" label={t.draft} />}
    {row.is_hidden && <Chip size="small" variant="outlined" label={t.hidden} />}
    <Chip size="small" variant="outlined" label={`${t.seen}: ${seenAs(row)}`} />
  </Stack>
);

const Lessons = ({ course }: { course: LessonCourse }) => (
  <List disablePadding>
    {course.lessons.map((row, i) => (
      <ListItem key={row.id} disablePadding divider={i < course.lessons.length - 1}>
        <ListItemButton component={Link} to={lessonPath(course.id, row.id)} sx={{ gap: 2 }}>
          <Avatar sx={{ bgcolor: 'primary.light', color: 'primary.dark', fontWeight: 800 }}>
            {i + 1}
          </Avatar>
          <Box
            sx={{
              flex: 1,
              display: 'flex',
              flexDirection: { xs: 'column', md: 'row' },
              alignItems: { md: 'center' },
              gap: 1,
            }}
          >
            <ListItemText
              primary={titleOfRow(row)}
              secondary={inWords({ id: row.title_en, en: row.title_id })}
              slotProps={{ primary: { sx: { fontWeight: 700 } } }}
            />
            <Signs row={row} />
          </Box>
        </ListItemButton>
      </ListItem>
    ))}
  </List>
);

const Courses = ({ courses }: { courses: readonly LessonCourse[] }) => {
  const [search, setSearch] = useSearchParams();
  const [isAdding, setIsAdding] = useState(false);
  const course = courses.find(({ id }) => id === search.get('course')) ?? courses[0];
  if (!course) return null;
  return (
    <Paper variant="outlined">
      <Tabs
        value={course.id}
        onChange={(_, id: string) => setSearch({ course: id })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={words.items.kinds.course}
      >
        {courses.map((each) => (
          <Tab
            key={each.id}
            value={each.id}
            label={titleOfRow(each)}
            iconPosition="start"
            icon={
              <Avatar
                variant="rounded"
                src={each.thumbnail}
                alt=""
                sx={{ width: 44, height: 28 }}
              />
            }
          />
        ))}
      </Tabs>
      <Lessons course={course} />
      <Box sx={{ p: 2 }}>
        <Button variant="outlined" startIcon={<Add />} onClick={() => setIsAdding(true)}>
          {t.add}
        </Button>
      </Box>
      {isAdding && <AddLesson course={course} onClose={() => setIsAdding(false)} />}
    </Paper>
  );
};

/** Every course with its lessons, and what waits of each. */
export const LessonCourses = () => {
  const { data, error } = useQuery({
    queryKey: ['lesson-courses'],
    queryFn: ({ signal }) => ask(staff.lessonCourses, { signal }),
  });
  return (
    <Box sx={{ p: 2, maxWidth: 1000 }}>
      <Title title={words.places.lessons} />
      <Typography sx={{ mb: 2 }}>{t.lead}</Typography>
      {error && <Alert severity="error">{wordsOfProblem(error)}</Alert>}
      {!data && !error && <CircularProgress aria-label={words.places.lessons} />}
      {data && <Courses courses={data.courses} />}
    </Box>
  );
};
