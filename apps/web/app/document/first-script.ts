/**
 * Runs before the first paint: the chosen theme, and a page that starts at its top (NAV-10) unless its address
 * names a place on it. A number that is sent at the gate before the page's script has come waits for it: without it
 * nobody signs in. Its hash is part of the content policy.
 */
export const FIRST_SCRIPT = `try{var t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t}catch(e){}history.scrollRestoration=location.hash?'auto':'manual';(function(h,f){addEventListener('submit',h=function(v){if(v.target.closest('[data-island=gate]')){v.preventDefault();f=v.target}},true);addEventListener('DOMContentLoaded',function(){removeEventListener('submit',h,true);f&&f.requestSubmit()})})()`
