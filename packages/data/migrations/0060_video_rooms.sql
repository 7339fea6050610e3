-- The room in which somebody gives their sessions by video: an address of the provider's own. Whoever has an appointment
-- there is led to it shortly before (packages/domain/src/appointment/make-room.ts).
alter table staff
  add column video_room text,
  add constraint staff_video_room_is_https
    check (video_room ~ '^https://[^[:space:]]+$' and char_length(video_room) <= 500) not valid;
