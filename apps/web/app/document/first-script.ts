/**
 * Runs before the first paint: the chosen theme, and a page that starts at its top (NAV-10) unless its address
 * names a place on it. Its hash is part of the content policy.
 */
export const FIRST_SCRIPT = `try{var t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t}catch(e){}history.scrollRestoration=location.hash?'auto':'manual'`
