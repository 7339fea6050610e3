import { addresses } from '#addresses.ts'
import { AUTHENTICATED_KEY, RETURN_TO_KEY, SIDEBAR_KEY } from '#start/storage-keys.ts'
import { NO_CODE_ID } from './no-code.ts'

/** LIM-24: so long may the dashboard's code take to come. */
export const CODE_LIMIT_MS = 120_000

/**
 * Runs before the first paint of an app page, under its nonce. Who is not signed in is led to the login at once
 * (D1); the sidebar takes the width it had (DSH-03); and where the code of the page fails, or has not begun after
 * 120 s, the page says so (NAV-23). In small letters: it is in every app page.
 */
export const APP_SCRIPT = `(function(){var d=document,e=d.documentElement
try{if(localStorage.getItem('${AUTHENTICATED_KEY}')!=='true'){sessionStorage.setItem('${RETURN_TO_KEY}',location.pathname+location.search);location.replace('${addresses.login}')}
e.dataset.rail=localStorage.getItem('${SIDEBAR_KEY}')||''}catch(x){location.replace('${addresses.login}')}
function f(){var b=d.getElementById('${NO_CODE_ID}');if(b&&!e.dataset.on)b.hidden=false}
addEventListener('error',function(v){if(v.target&&v.target.tagName==='SCRIPT')f()},true)
setTimeout(f,${CODE_LIMIT_MS})})()`
