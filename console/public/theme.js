// Before the first paint: the theme that was chosen here, or the system's.
const chosen = localStorage.getItem('taxon-theme')
const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.classList.toggle('dark', dark)
