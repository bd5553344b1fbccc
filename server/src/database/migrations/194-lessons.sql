-- A lesson that somebody of the staff is writing: one draft a lesson and person.
create table lesson_draft (
  course text not null,
  lesson text not null,
  -- Without a reference: who is gone wrote this all the same.
  author uuid not null,
  -- A `LessonDraft` of the kit; half of it may still be missing.
  body jsonb not null,
  -- Grows with every save, so that two tabs do not write over each other.
  revision int not null default 1,
  changed_at timestamptz not null default now(),
  primary key (course, lesson, author)
);

-- What was handed in; only a published one is seen by children.
create table lesson_version (
  id text primary key,
  course text not null,
  lesson text not null,
  -- Counts from 1 within a lesson; what was built has none.
  version int not null,
  -- A `LessonEdit` of the kit, answers and all.
  body jsonb not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'published', 'replaced', 'withdrawn')),
  written_by uuid not null,
  written_email text not null,
  handed_in_at timestamptz not null default now(),
  -- Who published it first: the second person. Later looks of one keep it.
  published_by uuid,
  published_email text,
  published_at timestamptz,
  unique (course, lesson, version),
  -- Two people: nobody publishes what they wrote, whatever the server says.
  check (published_by <> written_by),
  check (state in ('waiting', 'withdrawn') or published_by is not null)
);
create unique index lesson_version_live on lesson_version (course, lesson) where state = 'published';

-- The published versions of a course at a time; a newer row stands for every change.
create table course_edition (
  id bigint generated always as identity primary key,
  course text not null,
  versions text[] not null,
  made_at timestamptz not null default now()
);
create index course_edition_newest on course_edition (course, id desc);

-- What the child of this view plays, so that it is scored by the same; null is as it was built.
alter table course_view add column edition bigint;
