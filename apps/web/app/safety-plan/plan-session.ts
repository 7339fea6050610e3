import { mergePlans } from '@pulli/domain/safety-plan/merge-plans.ts'
import { EMPTY_PLAN, isEmptyPlan, type SafetyPlan } from '@pulli/domain/safety-plan/safety-plan.ts'
import {
  changeLock,
  erasePlan,
  type Found,
  findPlan,
  type OpenPlan,
  savePlan,
  unlockPlan,
} from './plan-store.ts'
import { forgetTail, makePad, storeTail, withTail } from './unsaved-tail.ts'

/** What the page shows. */
export interface PlanView {
  /**
   * `opening`: the store is being read. `open`: the plan is stored in this browser. `unkept`: the browser stores nothing,
   * the text lives in the page. `locked`: behind a PIN. `newer`, `unreadable`: stored, and not to be written over.
   */
  readonly phase: 'opening' | 'open' | 'unkept' | Exclude<Found['kind'], 'open'>
  readonly plan: SafetyPlan
  /** Whether a plan existed when the page opened; it then opens for reading, not writing. */
  readonly wasThere: boolean
  readonly saving: 'nothing' | 'saving' | 'saved' | 'failed'
  readonly hasPin: boolean
  /** Tries with a wrong PIN on this page, so that each is announced. */
  readonly wrongPins: number
  /** When the next PIN can be tried, in milliseconds. */
  readonly waitsUntil: number
  /** The last change couldn't be read; the previous copy is shown. */
  readonly isOlder: boolean
  /** Whether the browser has promised to keep what is stored. */
  readonly isPersistent: boolean
  /** It was removed from this device, here or in another tab. */
  readonly isErased: boolean
}

const INITIAL: PlanView = {
  phase: 'opening',
  plan: EMPTY_PLAN,
  wasThere: false,
  saving: 'nothing',
  hasPin: false,
  wrongPins: 0,
  waitsUntil: 0,
  isOlder: false,
  isPersistent: false,
  isErased: false,
}

const CHANNEL = 'pulli-plan'

/** The plan of one page: opened, saved at each change, and synchronised with other tabs. */
export function planSession() {
  let view = INITIAL
  let opened: OpenPlan | undefined
  /** The plan as last read or saved; the view's plan has the changes since. */
  let base = EMPTY_PLAN
  let isBusy = false
  let done = Promise.resolve()
  let channel: BroadcastChannel | undefined
  /** Prepared for what is unsaved when the page closes. */
  let pad: Awaited<ReturnType<typeof makePad>> | undefined
  const listeners = new Set<() => void>()

  function show(change: Partial<PlanView>) {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  }

  const isUnsaved = () => view.plan !== base

  /** Reads the store, and merges text written here meanwhile or when a page closed. */
  async function take(found: Found) {
    pad = undefined
    if (found.kind !== 'open') {
      const waitMs = found.kind === 'locked' ? found.waitMs : 0
      opened = undefined
      return show({ phase: found.kind, waitsUntil: Date.now() + waitMs, hasPin: found.kind === 'locked' })
    }
    const { open: lock, revision } = found.known
    const theirs = lock ? await withTail(lock.key, found.plan, revision) : found.plan
    opened = found
    const plan = isUnsaved() ? mergePlans(base, view.plan, theirs) : theirs
    base = found.plan
    show({
      phase: 'open',
      plan,
      wasThere: view.wasThere || !isEmptyPlan(found.plan),
      hasPin: found.known.open?.lock.kind === 'pin',
      isOlder: found.isOlder,
    })
    if (isUnsaved()) void save()
    else void renewPad()
  }

  async function renewPad() {
    const from = opened?.known.open
    if (pad || !from) return
    const made = await makePad(from.key)
    if (opened?.known.open === from) pad = made
  }

  async function open() {
    try {
      await take(await findPlan())
    } catch {
      opened = undefined
      show({ phase: 'unkept' })
    }
  }

  /** Saves until nothing is unsaved. A change during a save is saved by its next round. */
  async function save() {
    if (isBusy || !opened || !isUnsaved()) return
    show({ saving: 'saving' })
    await alone(async () => {
      while (opened && isUnsaved()) {
        const [from, { plan }] = [opened, view]
        const known = await savePlan(from.known, plan)
        // It was locked, deleted or read anew meanwhile.
        if (opened !== from) continue
        if (known) {
          opened = { ...from, known, plan }
          base = plan
          forgetTail()
          tellOthers('changed')
        } else await open()
      }
      if (opened) show({ saving: 'saved', isErased: false, isOlder: false })
      void renewPad()
    }).catch(() => show({ saving: 'failed' }))
  }

  /** One task at a time writes; `done` is settled when none does. */
  async function alone(task: () => Promise<void>) {
    isBusy = true
    const working = task().finally(() => {
      isBusy = false
    })
    done = working.catch(() => {})
    await working
  }

  const tellOthers = (message: 'changed' | 'erased') => channel?.postMessage(message)

  function hear(message: unknown) {
    if (message === 'erased') forget()
    // Unsaved changes are merged when they are saved.
    else if (!isUnsaved() && !isBusy) void open()
  }

  function forget() {
    base = EMPTY_PLAN
    opened = undefined
    pad = undefined
    show({ ...INITIAL, isErased: true })
    void open()
  }

  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** @param typed the text written before the script had loaded */
    start(typed: SafetyPlan) {
      if (!isEmptyPlan(typed)) view = { ...view, plan: typed }
      if ('BroadcastChannel' in window) {
        channel = new BroadcastChannel(CHANNEL)
        channel.onmessage = ({ data }) => hear(data)
      }
      void open()
      void navigator.storage?.persisted?.().then((isPersistent) => show({ isPersistent }))
      return () => channel?.close()
    },
    change(part: Partial<SafetyPlan>) {
      show({ plan: { ...view.plan, ...part } })
      void save()
    },
    /** Adds a copy from elsewhere. Of a part that both have, both texts stay. */
    add(theirs: SafetyPlan) {
      show({ plan: mergePlans(EMPTY_PLAN, view.plan, theirs), wasThere: true })
      void save()
    },
    /** The page is left: stores at once what is not saved yet, and tries again a save that failed. */
    flush() {
      if (opened && pad && isUnsaved()) {
        storeTail(pad, view.plan, opened.known.revision)
        pad = undefined
      }
      void save()
    },
    /** Asks the browser not to clear the plan. Called once something is written: some browsers ask the visitor. */
    async askToPersist() {
      if (view.phase !== 'open' || view.isPersistent || isEmptyPlan(view.plan)) return
      show({ isPersistent: (await navigator.storage?.persist?.().catch(() => false)) ?? false })
    },
    /** @returns whether the browser could try it */
    async unlock(pin: string): Promise<boolean> {
      try {
        const found = await unlockPlan(pin)
        if (found.kind === 'wrong')
          show({ wrongPins: view.wrongPins + 1, waitsUntil: Date.now() + found.waitMs })
        else await take(found)
        return true
      } catch {
        return false
      }
    },
    /** Puts the plan behind a PIN, or behind none. @returns whether it is done */
    async changePin(pin: string | undefined): Promise<boolean> {
      await done
      const from = opened
      if (!from) return false
      let isChanged = false
      await alone(async () => {
        const { plan } = view
        const known = await changeLock(from.known, plan, pin)
        if (!known) return open()
        opened = { ...from, known, plan }
        base = plan
        pad = undefined
        forgetTail()
        isChanged = true
        show({ hasPin: pin !== undefined })
        tellOthers('changed')
      }).catch(() => {})
      void save()
      void renewPad()
      return isChanged
    },
    /** Closes a plan behind a PIN. */
    async lock() {
      await done
      opened = undefined
      pad = undefined
      base = EMPTY_PLAN
      show({ plan: EMPTY_PLAN, phase: 'opening', saving: 'nothing' })
      await open()
    },
    /** *Leave no trace*. @returns whether everything is gone */
    async erase(): Promise<boolean> {
      const from = opened
      opened = undefined
      await done
      try {
        if (view.phase !== 'unkept') await erasePlan()
        forgetTail()
        tellOthers('erased')
        forget()
        return true
      } catch {
        opened = from
        return false
      }
    },
  }
}

export type PlanSession = ReturnType<typeof planSession>
