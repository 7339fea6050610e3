import { DEPARTMENTS, type Department, TeamMember } from '@pulli/contracts/team.ts'
import { contentPaths } from '#content/content-paths.ts'
import { type LoaderContext, readList } from '#content/read-content.ts'

/** The people of one department, in the editors' order. */
export interface DepartmentMembers {
  department: Department
  members: TeamMember[]
}

/** CNT-10: the team by department; undefined when it could not be read (ERR-05). */
export async function readTeam(context: LoaderContext): Promise<DepartmentMembers[] | undefined> {
  const list = await readList(context, TeamMember, contentPaths.teams)
  return list && byDepartment(list.records)
}

/** Groups members by department, including empty departments. */
export function byDepartment(members: readonly TeamMember[]): DepartmentMembers[] {
  return DEPARTMENTS.map((department) => ({
    department,
    members: members.filter((member) => member.department === department),
  }))
}
