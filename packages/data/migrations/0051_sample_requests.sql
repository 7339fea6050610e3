-- A request that a fresh trial begins with: nobody sent it, and a start in production erases it.
alter table consultation_requests add column is_sample boolean not null default false;

create index consultation_requests_samples on consultation_requests (id) where is_sample;
