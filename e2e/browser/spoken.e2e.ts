import type { Page } from '@playwright/test'
import { signIn, storeMember, storeStress } from './stored-member.ts'
import { expect, test } from './test.ts'

/*
 * The accessibility tree of the members' pages: roles, names, order. Extra nodes may follow a line, but none of these
 * may be missing or moved.
 */

test.use({ timezoneId: 'Asia/Kolkata' })

const main = (page: Page) => page.getByRole('main')

test('D25 every page of the dashboard begins with the same frame, and has one heading of the first level', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has the list of pages beside them')
  await signIn(page, await storeMember())
  for (const address of ['assessment', 'mood-tracker', 'media', 'profile']) {
    await page.goto(`/dashboard/${address}`)
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
    await expect(page.locator('.dash'), address).toMatchAriaSnapshot(`
      - link "Skip to the content"
      - banner:
        - button "Menu"
        - paragraph: /Good (morning|afternoon|evening), Asha/
        - link "Quick exit"
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
    - heading "Sign in" [level=1]
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
    - heading /You last answered the stress questions on/ [level=1]
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
          - paragraph: /Low stress 12 points lower than on .* Look again from/
          - paragraph:
            - link "Start the stress assessment"
          - group: All results (2)
      - paragraph: /None of this is a diagnosis/
    - region "To see how you change":
      - heading "To see how you change" [level=2]
      - paragraph: Two short questionnaires that show a change over time.
      - list:
        - listitem:
          - heading "PHQ-9, low mood" [level=3]
          - text: Not taken yet
          - paragraph:
            - link "Take the PHQ-9"
        - listitem:
          - heading "GAD-7, worry" [level=3]
          - text: Not taken yet
          - paragraph:
            - link "Take the GAD-7"
    - region "Your week":
      - heading "Your week" [level=2]
      - link "Open the mood diary"
      - paragraph: /No check-in in the last seven days/
    - region /For/:
      - heading [level=2]
      - link "Media"
      - link /Play .+/
  `)
})
