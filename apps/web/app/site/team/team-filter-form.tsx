import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import { addresses } from '#addresses.ts'
import { isFiltered, type TeamChoices, type TeamFilter } from './team-filter.ts'
import './team-filter-form.css'

/** Three questions that filter the team. A plain form: the URL has the choices. */
export function TeamFilterForm({ filter, choices }: { filter: TeamFilter; choices: TeamChoices }) {
  const options = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }))
  return (
    <search className="find">
      <form method="get" action={addresses.team} className="find__form">
        {choices.about.length > 1 && (
          <SelectField
            id="team-about"
            name="about"
            label={m.team_about()}
            placeholder={m.team_any()}
            options={options(choices.about)}
            defaultValue={filter.about}
          />
        )}
        {choices.language.length > 1 && (
          <SelectField
            id="team-language"
            name="language"
            label={m.team_language()}
            placeholder={m.team_any()}
            options={options(choices.language)}
            defaultValue={filter.language}
          />
        )}
        {choices.age && (
          <SelectField
            id="team-age"
            name="age"
            label={m.team_age()}
            placeholder={m.team_any()}
            options={[
              { value: 'adult', label: m.team_age_adult() },
              { value: 'child', label: m.team_age_child() },
            ]}
            defaultValue={filter.age}
          />
        )}
        <div className="find__submit">
          <Button kind="line" type="submit">
            {m.team_find()}
          </Button>
        </div>
      </form>
      {isFiltered(filter) && (
        <p>
          <a href={addresses.team}>{m.team_everybody()}</a>
        </p>
      )}
    </search>
  )
}
