import { expect, type Page, test } from '@playwright/test'
import { signIn, storeMember, storeMoodsOf, storeStress } from './stored-member.ts'

/*
 * What a screen reader is given of the member's pages: roles, names, order. A line of a tree may be followed by more
 * than stands here, but none of these may be missing or stand elsewhere.
 */

test.use({ timezoneId: 'Asia/Kolkata' })

const main = (page: Page) => page.getByRole('main')

test('D25 every page of the dashboard begins with the same frame, and has one heading of the first level', async ({
  page,
}) => {
  await signIn(page, await storeMember())
  for (const address of ['assessment', 'mood-tracker', 'media', 'profile']) {
    await page.goto(`/dashboard/${address}`)
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
    await expect(page.locator('.dash'), address).toMatchAriaSnapshot(`
      - link "Skip to the content"
      - banner:
        - button "Menu"
        - paragraph: /Good (morning|afternoon|evening), Asha/
        - link "Hide quickly"
        - link "Help now"
        - link "My data"
      - main:
        - status
        - navigation "Breadcrumb":
          - list:
            - listitem:
              - link "Home"
            - listitem
    `)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
  }
})

test('LOG-01, OTP-01 the login and the code say what to type, what is wrong, and where one is', async ({
  page,
}) => {
  await page.goto('/dashboard/login')
  await expect(main(page)).toMatchAriaSnapshot(`
    - navigation "Breadcrumb"
    - heading "Come in" [level=1]
    - paragraph
    - textbox "Mobile number"
    - paragraph: Ten digits, the number you use in India.
    - button "Send OTP"
    - paragraph:
      - link "Sign up on our app!"
    - paragraph:
      - link "Back to Home"
  `)
  const number = page.getByRole('textbox', { name: 'Mobile number' })
  await number.fill('12')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(number).toBeFocused()
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(number).toHaveAccessibleDescription(/Enter all 10 digits/)

  await page.goto('/dashboard/OTP')
  await expect(main(page)).toMatchAriaSnapshot(`
    - navigation "Breadcrumb":
      - list:
        - listitem:
          - link "Home"
        - listitem:
          - link "Login"
        - listitem: Your code
    - heading "Welcome Back" [level=1]
    - paragraph:
      - text: Enter your OTP to continue
      - link "Edit number"
    - textbox "Mobile number"
    - paragraph: Type the number that the code went to. We do not keep it on this device.
    - textbox "One-time code"
    - paragraph: Six digits. They are good for 5 minutes.
    - button "Continue"
    - paragraph:
      - button "Resend OTP"
  `)
})

test('DAS-01, DAS-02 the first page: each score with its range, its course and the way to the questions', async ({
  page,
}) => {
  const member = await storeMember()
  await storeStress(member.id, [
    { ago: 40, total: 24 },
    { ago: 5, total: 12 },
  ])
  await signIn(page, member)
  await page.goto('/dashboard/assessment')
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading /It has eased since/ [level=1]
    - region "Assessments":
      - heading "Assessments" [level=2]
      - list:
        - listitem:
          - heading "Depression" [level=3]
          - paragraph: NA
          - paragraph: Not taken yet
          - paragraph:
            - link "Start the depression assessment"
        - listitem:
          - heading "Anxiety" [level=3]
          - paragraph: NA
          - paragraph: Not taken yet
          - paragraph:
            - link "Start the anxiety assessment"
        - listitem:
          - heading "Stress" [level=3]
          - paragraph: 12 of 40
          - paragraph: /Low stress Lower than on .*, by 12 Look again from/
          - paragraph:
            - link "Start the stress assessment"
          - group: All results (2)
      - paragraph: /None of this is a diagnosis/
    - region "Your week":
      - heading "Your week" [level=2]
      - link "Open the mood tracker"
      - paragraph: /No mood noted this week/
    - region /For/:
      - heading [level=2]
      - link "Media"
      - link /Play .+/
  `)
})

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
      - paragraph: It is shown to you alone.
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
          - button /Show \\w+ \\d{4} in the calendar, 1 day noted/
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

  await page.locator('.cal__b').last().click()
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
    - heading "What is yours" [level=1]
    - region "You":
      - heading "You" [level=2]
      - textbox "What we call you": Asha
      - combobox "Time zone": Asia/Kolkata
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
          - paragraph:
            - button "Take it back"
        - listitem:
          - heading "Keep my moods" [level=3]
          - status
          - paragraph:
            - button "Take it back"
    - region "Show it to someone":
      - paragraph:
        - link "Put a summary together"
    - region "Take everything along":
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
  await expect(
    page.getByRole('button', { name: 'Use the time zone of this device: Asia/Kolkata' }),
  ).toBeVisible()
})
