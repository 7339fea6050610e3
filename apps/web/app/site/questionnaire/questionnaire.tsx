import type { Instrument } from '@pulli/domain/assessment/instrument.ts'
import { offerHelp } from '@pulli/domain/assessment/offer-help.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import type { ReactNode } from 'react'
import { addresses } from '#addresses.ts'
import { Island } from '#islands/island.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { OtherServices } from '#site/services/other-services.tsx'
import { Attempted } from './attempted.tsx'
import { Companion, type CompanionProps } from './companion.tsx'
import { FORM_ID } from './questionnaire-form.ts'
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
  const { items, licence, source } = instrument
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
            heading="h1"
            id="result-h"
          />
        </section>
      </div>
    )
  }
  const answers = sitting?.kind === 'restored' ? sitting.answers : items.map(() => null)
  return (
    <>
      <div className="wrap">
        <Breadcrumbs trail={[...trail, { label: crumb }]} />
        <div className="grid assess">
          <header className="assess__h">
            <h1>{page.title}</h1>
            <p className="lead">{page.lead}</p>
            <p className="note assess__n">{m.questionnaire_no_diagnosis()}</p>
            <p className="note assess__n">{m.questionnaire_kept()}</p>
          </header>
          <div className="assess__f">
            {sitting && <Attempted sitting={sitting} address={address} />}
            <Island
              name="questionnaire"
              of={Companion}
              on="after-load"
              props={companionOf(instrument, page.sendsToken)}
            />
            <form className="qs" id={FORM_ID} method="post" action={address} aria-label={page.title}>
              {children(answers)}
              <p className="note qs__about">
                {m.questionnaire_wording({ licence })} {m.questionnaire_source({ source })}
              </p>
              <div className="prog">
                <p className="prog__t" data-progress hidden>
                  <progress max={items.length} value={0} aria-label={m.questionnaire_progress()} />
                  <span className="tnum">
                    <b>0</b> / {items.length}
                  </span>
                </p>
                <Button kind="act" type="submit">
                  {m.questionnaire_submit()}
                </Button>
              </div>
            </form>
          </div>
        </div>
      </div>
      <OtherServices />
    </>
  )
}

function shownBands({ bands }: Instrument) {
  return bands.map(({ level, from, to }) => ({ level, from, to }))
}

function companionOf(instrument: Instrument, sendsToken: boolean): CompanionProps {
  const { assessmentName, items, licence, safetyItems } = instrument
  const urgencies = items.flatMap(({ id, options }, question) =>
    safetyItems.some(({ item }) => item === id)
      ? [[String(question), options.map((_, answer) => urgencyAt(instrument, question, answer))] as const]
      : [],
  )
  return {
    ...{ assessmentName, licence, sendsToken },
    count: items.length,
    bands: shownBands(instrument),
    urgencies: Object.fromEntries(urgencies),
  }
}

function urgencyAt(instrument: Instrument, question: number, answer: number) {
  const only = instrument.items.map((_, n) => (n === question ? answer : null))
  return offerHelp(instrument, only).beforeResult
}
