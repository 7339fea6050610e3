/** The page that the desk opens: the ticket is in the fragment, so that no log has it. */
export const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Signing in to the CMS</title>
<p role="status">Signing in …</p>
<script src="/pulli/desk-sign-in.js"></script>
`

/** Gives the session to the admin panel as its own sign-in does. */
export const SCRIPT = `const ticket = location.hash.slice(1)
history.replaceState(null, '', location.pathname)
const status = document.querySelector('[role=status]')
fetch('/pulli/desk-sign-in', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ticket }),
})
  .then(async (answer) => {
    const { data, error } = await answer.json()
    if (!answer.ok) throw new Error(error.message)
    localStorage.removeItem('jwtToken')
    localStorage.setItem('isLoggedIn', 'true')
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = 'jwtToken=' + encodeURIComponent(data.token) + '; Path=/admin; SameSite=Lax' + secure
    location.replace('/admin')
  })
  .catch((error) => {
    status.textContent = error.message
  })
`
