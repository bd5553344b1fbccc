-- The first answer to each question of a view, for what the family is told about learning.
create table course_answer (
  view_id uuid not null references course_view on delete cascade,
  lesson_id text not null,
  question_id text not null,
  skill text not null,
  choice text not null,
  is_right boolean not null,
  answered_at timestamptz not null default now(),
  primary key (view_id, lesson_id, question_id)
);
