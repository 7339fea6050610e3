-- The workers of the queue that are there. Each says so every few seconds, and holds an advisory lock for as long as one of
-- its connections is open. The jobs of a worker that is silent and holds nothing are freed by any other.
create table job_workers (
  id      text        primary key,  -- as in `locked_by` of its jobs
  seen_at timestamptz not null,

  constraint job_workers_id_fits check (char_length(id) between 1 and 100)
);
