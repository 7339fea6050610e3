import type { KeptPlanState, PlanKept, PlanToKeep } from '@pulli/contracts/safety-plan.ts'
import { drawRecoveryCode, readRecoveryCode } from '@pulli/domain/account/recovery-code.ts'
import { isEmptyPlan, type SafetyPlan } from '@pulli/domain/safety-plan/safety-plan.ts'
import { readStoredPlan, storedPlan } from '@pulli/domain/safety-plan/stored-plan.ts'
import { m } from '@pulli/messages/messages.js'
import { useCallback, useEffect, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { memberCalls } from '#api/member-calls.ts'
import { seal, unseal } from '#browser-storage/seal.ts'
import { errorText } from '#call/error-text.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import type { PlanSession, PlanView } from './plan-session.ts'
import { type AccountKey, findAccountKey, storeAccountKey } from './plan-store.ts'

/** A copy ready to be stored once its code is written down. Sending the same bytes again stores them once. */
interface Draft {
  code: string
  key: CryptoKey
  sealed: string
}

/** The copy of a plan in the account of the member who is signed in, and what can be done with it. */
export function useAccountCopy(session: PlanSession, { plan, isErased }: PlanView) {
  /** What the account has: null for nothing, undefined while that is not known. */
  const [copy, setCopy] = useState<PlanKept | null>()
  const [hasFailed, setHasFailed] = useState(false)
  const [own, setOwn] = useState<AccountKey>()
  const [draft, setDraft] = useState<Draft>()
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState('')
  const [done, setDone] = useState('')

  const look = useCallback(async () => {
    const outcome = await callAsMember<KeptPlanState>(memberCalls.keptPlan, { whenOver: 'stay' })
    setHasFailed(outcome.kind !== 'done')
    if (outcome.kind === 'done') setCopy(outcome.data.copy)
    return outcome
  }, [])

  useEffect(() => {
    void look()
    void findAccountKey().then(setOwn, () => {})
  }, [look])

  // *Leave no trace* removed the key too.
  useEffect(() => {
    if (isErased) setOwn(undefined)
  }, [isErased])

  /** One press at a time, whose outcome takes the place of the last one's. */
  async function alone(task: () => Promise<string | undefined>) {
    if (isBusy) return
    setIsBusy(true)
    setFault('')
    setDone('')
    const now = await task().catch(() => {
      setFault(m.plan_pin_failed())
      return undefined
    })
    setIsBusy(false)
    if (now !== undefined) setDone(now)
  }

  function refuse(outcome: Outcome<unknown>) {
    setFault(errorText(outcome))
    return undefined
  }

  async function remember(key: CryptoKey, version: number) {
    const known: AccountKey = { kind: 'account', key, version }
    setOwn(known)
    // A browser that keeps nothing asks for the code the next time.
    await storeAccountKey(known).catch(() => {})
  }

  async function forget() {
    setOwn(undefined)
    await storeAccountKey(undefined).catch(() => {})
  }

  async function put(key: CryptoKey, body: PlanToKeep) {
    const outcome = await callAsMember<PlanKept>(memberCalls.keptPlan, {
      method: 'PUT',
      body,
      whenOver: 'stay',
    })
    if (outcome.kind !== 'done') {
      if (outcome.kind === 'refused' && outcome.code === 'stale-plan') {
        setDraft(undefined)
        await look()
      }
      return refuse(outcome)
    }
    await remember(key, outcome.data.version)
    setCopy(outcome.data)
    setDraft(undefined)
    return m.plan_copy_is_kept()
  }

  const begin = () =>
    alone(async () => {
      const code = drawPlanCode()
      const key = await copyKey(readRecoveryCode(code) ?? '')
      setDraft({ code, key, sealed: await sealCopy(key, plan) })
      return undefined
    })

  const keep = ({ key, sealed }: Draft) => alone(() => put(key, { sealed, replaces: null }))

  /** Never writes over what it cannot read: the copy may be another member's of this device, or under another code. */
  const update = ({ key, version }: AccountKey) =>
    alone(async () => {
      const outcome = await look()
      if (outcome.kind !== 'done') return refuse(outcome)
      const { copy: found } = outcome.data
      const theirs = found ? await openCopy(key, found.sealed) : 'unreadable'
      if (theirs === 'newer') throw new Error('a later version of the page sealed it')
      if (!found || theirs === 'unreadable') {
        await forget()
        if (found) setFault(m.plan_copy_other())
        return undefined
      }
      if (found.version === version) return put(key, { sealed: await sealCopy(key, plan), replaces: version })
      session.add(theirs)
      await remember(key, found.version)
      return m.plan_copy_merged()
    })

  async function open(signs: string): Promise<string | undefined> {
    let wrong: string | undefined
    await alone(async () => {
      const outcome = await look()
      if (outcome.kind !== 'done') return refuse(outcome)
      if (!outcome.data.copy) return undefined
      const key = await copyKey(signs)
      const theirs = await openCopy(key, outcome.data.copy.sealed)
      if (typeof theirs === 'string') {
        wrong = theirs === 'newer' ? m.plan_newer() : m.plan_copy_wrong()
        return undefined
      }
      session.add(theirs)
      await remember(key, outcome.data.copy.version)
      return m.plan_copy_opened()
    })
    return wrong
  }

  const remove = () =>
    alone(async () => {
      const outcome = await callAsMember(memberCalls.keptPlan, { method: 'DELETE', whenOver: 'stay' })
      if (outcome.kind !== 'done') return refuse(outcome)
      setCopy(null)
      await forget()
      return m.plan_copy_is_removed()
    })

  const isWritten = !isEmptyPlan(plan)
  return {
    copy,
    isUnknown: hasFailed && copy === undefined,
    draft,
    isBusy,
    fault,
    done,
    look,
    open,
    remove,
    begin: copy === null && !draft && isWritten ? begin : undefined,
    keep: draft && (() => keep(draft)),
    cancel: () => setDraft(undefined),
    update: own && isWritten && !draft ? () => update(own) : undefined,
    /** This browser has no key for it. */
    needsCode: copy !== null && own === undefined,
  }
}

/*
 * The copy of a plan in an account. Its key comes from a recovery code of the plan's own, which is generated here and never
 * sent: the server, which generates the recovery code of the account and sees it when it is used, could open the copy with that.
 */

const IV_BYTES = 12
const KEY_OF = 'pulli safety plan'

/** Draws the recovery code of a plan: a hundred random bits. */
export const drawPlanCode = () => drawRecoveryCode(below)

/** An unbiased random number: every count of signs that is a power of two divides 2³² evenly. */
const below = (max: number) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % max

/**
 * Derives the key of a copy. A hundred random bits need no slow derivation.
 * @param signs the twenty characters of the code
 */
export async function copyKey(signs: string): Promise<CryptoKey> {
  const text = new TextEncoder()
  const base = await crypto.subtle.importKey('raw', text.encode(signs), 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: text.encode(KEY_OF) },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** Seals a plan for the account, in base64. */
export async function sealCopy(key: CryptoKey, plan: SafetyPlan): Promise<string> {
  const { iv, sealed } = await seal(key, storedPlan(plan))
  return btoa([...iv, ...new Uint8Array(sealed)].map((byte) => String.fromCharCode(byte)).join(''))
}

/** Opens a copy: `unreadable` with another key, `newer` where a later version of the page sealed it. */
export async function openCopy(key: CryptoKey, copy: string): Promise<SafetyPlan | 'newer' | 'unreadable'> {
  const bytes = Uint8Array.from(atob(copy), (sign) => sign.charCodeAt(0))
  const [iv, sealed] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)]
  return readStoredPlan(await unseal([key], { iv, sealed: sealed.buffer }))
}
