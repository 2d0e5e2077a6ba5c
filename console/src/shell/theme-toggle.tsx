import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button'

const { classList } = document.documentElement

export function ThemeToggle() {
  const [dark, setDark] = useState(classList.contains('dark'))
  const toggle = () => {
    classList.toggle('dark', !dark)
    localStorage.setItem('taxon-theme', dark ? 'light' : 'dark')
    setDark(!dark)
  }
  return (
    <Button
      kind="quiet"
      size="icon"
      aria-label={dark ? 'Switch to light theme' : 'Switch to dark theme'}
      onClick={toggle}
    >
      {dark ? <Sun /> : <Moon />}
    </Button>
  )
}
