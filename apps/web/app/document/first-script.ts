/**
 * Runs before the first paint: the chosen theme, and a page that starts at its top (NAV-10) unless its address
 * names a place on it. A number sent on the login page before its script has loaded is held until then: without
 * the script nobody signs in. Its hash is part of the content policy.
 */
export const FIRST_SCRIPT = `try{var t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t}catch(e){}history.scrollRestoration=location.hash?'auto':'manual';(function(h,f){addEventListener('submit',h=function(v){if(v.target.closest('[data-island=sign-in]')){v.preventDefault();f=v.target}},true);addEventListener('DOMContentLoaded',function(){removeEventListener('submit',h,true);f&&f.requestSubmit()})})()`
