-- The audios and videos that a member keeps. What they are stands in the content service, under the same id.
create table favourites (
  member_id   uuid        not null references members on delete cascade,
  document_id text        not null,
  added_at    timestamptz not null,

  primary key (member_id, document_id),
  constraint favourites_are_documents check (document_id ~ '^[a-z0-9]{24}$')
);
