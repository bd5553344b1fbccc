-- Ratings by day (WIB) and stars, without who gave them; see 195-insight.sql.
alter table insight_mark drop constraint insight_mark_source_check;
alter table insight_mark add constraint insight_mark_source_check
  check (source in ('game', 'course', 'tool', 'rating'));
insert into insight_mark (source, upto) values ('rating', '2025-01-01T00:00:00Z');

create table insight_rating (
  day date not null,
  stars smallint not null,
  given int not null,
  primary key (day, stars)
);

-- The list of the console: all of them, those with so many stars, those with words; newest first.
create index rating_when on rating (created_at, id);
create index rating_stars on rating (stars, created_at, id);
create index rating_words on rating (created_at, id) where feedback is not null;
