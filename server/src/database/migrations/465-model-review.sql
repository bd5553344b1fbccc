-- What a labelled set said of a configuration of the outside model: it is offered when the demands are reached.
create table model_review (
  configuration text primary key,
  model text not null,
  is_reached boolean not null,
  figures jsonb not null,
  reviewed_at timestamptz not null default now()
);
