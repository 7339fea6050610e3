import type { Page } from '@playwright/test'
import { day, showMonthOf } from './mood-page.ts'
import { IN_ONE_DAY, ZONE } from './one-day.ts'
import { signIn, storeMember, storeMoodsOf } from './stored-member.ts'
import { expect, test } from './test.ts'

// As spoken.e2e.ts, for the pages that a member goes to from the first.

test.use(IN_ONE_DAY)

const main = (page: Page) => page.getByRole('main')

test('MOD-01 to MOD-08 the mood page: the check-in, then its month as a grid, then what lies back', async ({
  page,
}) => {
  const member = await storeMember()
  await storeMoodsOf(member.id, [
    { ago: 0, mood: 'GOOD', note: 'a walk' },
    { ago: 40, mood: 'BAD' },
  ])
  await signIn(page, member)
  await page.goto('/dashboard/mood-tracker')
  await expect(main(page)).toMatchAriaSnapshot(`
    - region "How are you feeling today?":
      - heading "How are you feeling today?" [level=1]
      - slider "Your mood today, from awful to great": "3"
      - status
      - textbox "A note, if you like": a walk
      - paragraph: Only you see it, unless you send it to your counsellor.
      - paragraph:
        - button "Submit"
    - region /Your moods in \\w+/:
      - heading /\\w+/ [level=2]
      - paragraph:
        - button /Show \\w+ \\d{4}/
        - button /Show \\w+ \\d{4}/ [disabled]
      - grid /Your moods in \\w+ \\d{4}. Use the arrow keys to move between days./:
        - rowgroup:
          - row "Mon Tue Wed Thu Fri Sat Sun"
        - rowgroup:
          - row:
            - gridcell:
              - button /\\w+ \\d+ \\w+, GOOD, with a note/
    - region "Looking back":
      - heading "Looking back" [level=2]
      - list:
        - listitem: AWFUL no day
        - listitem: BAD no day
        - listitem: OKAY no day
        - listitem: GOOD 1 day
        - listitem: GREAT no day
    - region "Month by month":
      - heading "Month by month" [level=2]
      - list:
        - listitem:
          - button /Show \\w+ \\d{4} in the calendar, 1 check-in/
      - group: The same as a table
  `)
  const slider = page.getByRole('slider')
  await expect(slider).toHaveAttribute('aria-valuetext', 'GOOD')
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', 'GREAT')
  const month = page.getByRole('region', { name: /Your moods in/ })
  const live = month.getByRole('heading')
  await expect(live).toHaveAttribute('aria-live', 'polite')
  const before = await live.textContent()
  await month.getByRole('button', { name: /^Show/ }).first().click()
  await expect(live).not.toHaveText(before ?? '')

  // The day is a month back, or two.
  await showMonthOf(page, 40)
  await day(page, 40).click()
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog /How was \\w+ \\d+ \\w+\\?/:
      - heading [level=2]
      - slider "Your mood that day, from awful to great"
      - status
      - textbox "A note, if you like"
      - paragraph:
        - button "Submit"
        - button "Cancel"
  `)
})

test('MED-01, AUD-01 the media page: two tabs, each recording with what can be done, and what the filter does', async ({
  page,
}) => {
  await signIn(page, await storeMember())
  await page.goto('/dashboard/media')
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Something to listen to" [level=1]
    - tablist "Kind of media":
      - tab "Audio" [selected]
      - tab "Video"
    - button "Favourites"
    - status
    - tabpanel "Audio":
      - list "Recordings":
        - listitem:
          - button /Play .+/
          - heading [level=2]
          - paragraph: /Length/
          - button /Download .+, [\\d.]+ MB/
          - button /Favourite. .+/
          - status
  `)
  const said = page.getByRole('status').filter({ hasText: /favourites|Everything/ })
  await page
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Favourites', exact: true }).click()
  await expect(said).toHaveText('Only your favourites are shown. Recordings: 1. Films: 0.')
  await page.getByRole('button', { name: 'Favourites', exact: true }).click()
  await expect(said).toHaveText('Everything is shown.')
  await page.getByRole('tab', { name: 'Video' }).click()
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Something to watch" [level=1]
    - tablist "Kind of media":
      - tab "Audio"
      - tab "Video" [selected]
    - tabpanel "Video":
      - list:
        - listitem:
          - button /Play .+/
          - heading [level=2]
          - button /Favourite. .+/
          - status
  `)
})

test('security rows 19, 61 and 62 my data: six parts with their headings, and a place that says what became of each', async ({
  page,
}) => {
  await signIn(page, await storeMember())
  await page.goto('/dashboard/profile')
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Your data" [level=1]
    - region "You":
      - heading "You" [level=2]
      - textbox "What we call you": Asha
      - combobox "Time zone": ${ZONE}
      - paragraph:
        - button "Save"
      - status
    - region "Where you are signed in":
      - heading "Where you are signed in" [level=2]
      - list:
        - listitem:
          - paragraph: /Chrome, Linux/
          - paragraph: This one
      - status
    - region "What we may keep":
      - heading "What we may keep" [level=2]
      - list:
        - listitem:
          - heading "Keep my assessments" [level=3]
          - status
          - button "Take it back"
          - button "Erase all results"
        - listitem:
          - heading "Keep my moods" [level=3]
          - status
          - button "Take it back"
          - button "Erase all moods"
    - region "Show it to someone":
      - paragraph:
        - link "Make a summary"
    - region "Download my data":
      - paragraph:
        - button "Download everything"
      - status
    - region "Delete my account":
      - paragraph:
        - button "Send me the code"
  `)
  const buttons = page.getByRole('button', { name: 'Take it back' })
  await expect(buttons.first()).toHaveAccessibleDescription('Keep my assessments')
  await expect(buttons.last()).toHaveAccessibleDescription('Keep my moods')
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Asia/Dubai')
  await expect(page.getByRole('button', { name: `Use the time zone of this device: ${ZONE}` })).toBeVisible()
})
