import type { Instrument } from '@pulli/domain/assessment/instrument.ts'
import { m } from '@pulli/messages/messages.js'
import type { ReactNode } from 'react'
import { addresses } from '#addresses.ts'
import { Island } from '#islands/island.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { OtherServices } from '#site/services/other-services.tsx'
import { Attempted } from './attempted.tsx'
import { Companion } from './companion.tsx'
import { companionOf, shownBands } from './companion-of.ts'
import { QuestionnaireBody } from './questionnaire-body.tsx'
import { Result } from './result.tsx'
import type { Answers } from './sitting.ts'
import type { Sitting } from './take-sitting.ts'

interface QuestionnaireProps {
  instrument: Instrument
  address: string
  crumb: string
  title: string
  lead: string
  sendsToken: boolean
  /** How a form that was posted without JavaScript ended. */
  sitting: Sitting | undefined
  /** The questions, each with the answer it starts with. */
  children: (answers: Answers) => ReactNode
}

/** ASM-03 to ASM-11: a questionnaire with everything round its questions, or the result of one that was posted. */
export function Questionnaire({
  instrument,
  sitting,
  address,
  crumb,
  children,
  ...page
}: QuestionnaireProps) {
  const { items, licence } = instrument
  const trail = [{ label: m.assessments_meta_title(), href: addresses.assessments }]
  if (sitting?.kind === 'scored') {
    return (
      <div className="wrap">
        <Breadcrumbs trail={[...trail, { label: m.questionnaire_result_crumb() }]} />
        <section className="sheet">
          <Result
            result={sitting.result}
            bands={shownBands(instrument)}
            licence={licence}
            back={addresses.assessments}
            heading="h1"
            id="result-h"
          />
        </section>
      </div>
    )
  }
  const isFilledIn = sitting?.kind === 'restored' || sitting?.kind === 'outdated'
  const answers = isFilledIn ? sitting.answers : items.map(() => null)
  return (
    <>
      <div className="wrap">
        <Breadcrumbs trail={[...trail, { label: crumb }]} />
        <QuestionnaireBody
          instrument={instrument}
          address={address}
          {...page}
          note={m.questionnaire_kept()}
          before={sitting && <Attempted sitting={sitting} address={address} />}
          companion={
            <Island
              name="questionnaire"
              of={Companion}
              on="after-load"
              props={companionOf(instrument, page.sendsToken)}
            />
          }
        >
          {children(answers)}
        </QuestionnaireBody>
      </div>
      <OtherServices />
    </>
  )
}
