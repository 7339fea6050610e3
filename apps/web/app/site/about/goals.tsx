import { m } from '@pulli/messages/messages.js'

const goals = [
  { numeral: m.about_goal_day, title: m.about_goal_day_title, text: m.about_goal_day_text },
  {
    numeral: m.about_goal_languages,
    title: m.about_goal_languages_title,
    text: m.about_goal_languages_text,
  },
  { numeral: m.about_goal_free, title: m.about_goal_free_title, text: m.about_goal_free_text },
  { numeral: m.about_goal_sold, title: m.about_goal_sold_title, text: m.about_goal_sold_text },
]

/** ABT-01: impact goals as rows with numerals; goals, and no figure of success. */
export function Goals() {
  return (
    <section className="section" aria-labelledby="goals-h">
      <div className="wrap grid">
        <div className="goals__head">
          <p className="tag">{m.about_goals_tag()}</p>
          <h2 id="goals-h">{m.about_goals_title()}</h2>
          <p className="quiet">{m.about_goals_lead()}</p>
        </div>
        <ul className="goals">
          {goals.map(({ numeral, title, text }) => (
            <li className="goal" key={title()}>
              <span className="goal__numeral" aria-hidden="true">
                {numeral()}
              </span>
              <div>
                <h3>{title()}</h3>
                <p className="quiet">{text()}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
