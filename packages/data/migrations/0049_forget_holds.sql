-- Times that were held and never booked are deleted nightly.
create index appointments_never_booked on appointments (changed_at) where booked_at is null;
