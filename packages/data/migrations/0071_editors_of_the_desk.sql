-- Editors sign in to the CMS through the desk (decision 130). The version before knows no editor: it makes none, and refuses to show one.
alter table staff
  drop constraint staff_roles_are_known,
  add constraint staff_roles_are_known
    check (roles <@ array['owner', 'coordinator', 'counsellor', 'editor'] and cardinality(roles) between 1 and 4);

alter table staff_invitations
  drop constraint staff_invitations_roles_are_known,
  add constraint staff_invitations_roles_are_known
    check (roles <@ array['owner', 'coordinator', 'counsellor', 'editor'] and cardinality(roles) between 1 and 4);
