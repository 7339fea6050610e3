import { addresses } from '#addresses.ts'
import { AUTHENTICATED_KEY, RETURN_TO_KEY, SIDEBAR_KEY } from '#storage-keys.ts'
import { EARLY, NO_CODE_ID } from './no-code.ts'

/** LIM-24: so long may the dashboard's code take to come. */
export const CODE_LIMIT_MS = 120_000

/**
 * Runs before the first paint of an app page, under its nonce. Who is not signed in is led to the login at once
 * (D1); the sidebar takes the width it had (DSH-03); and where the code of the page fails, or has not begun after
 * 120 s, the page says so (NAV-23). What is pressed before the code has come waits for it (`use-arrival.ts`): a form
 * would send itself to nobody, with all that was entered. In small letters: it is in every app page.
 */
export const APP_SCRIPT = `(function(){var d=document,e=d.documentElement
try{if(localStorage.getItem('${AUTHENTICATED_KEY}')!=='true'){sessionStorage.setItem('${RETURN_TO_KEY}',location.pathname+location.search);location.replace('${addresses.login}')}
e.dataset.rail=localStorage.getItem('${SIDEBAR_KEY}')||''}catch(x){location.replace('${addresses.login}')}
var n
function u(b){delete b.dataset.early;b.removeAttribute('aria-busy')}
function f(){if(e.dataset.on)return;d.querySelectorAll('[${EARLY}]').forEach(u);n=d.getElementById('${NO_CODE_ID}');if(n)n.hidden=false}
function h(v){if(e.dataset.on||v.target.method==='dialog')return
var s=v.type==='submit',b=s?v.submitter:v.target.closest('button[type=button]'),o=d.querySelector('button[type=button][${EARLY}]')
if(s)v.preventDefault()
if(o)u(o)
if(b&&n)n.scrollIntoView({block:'center'})
else if(b){b.dataset.early='';b.setAttribute('aria-busy','true')}}
addEventListener('submit',h)
addEventListener('click',h)
addEventListener('error',function(v){if(v.target&&v.target.tagName==='SCRIPT')f()},true)
setTimeout(f,${CODE_LIMIT_MS})})()`
