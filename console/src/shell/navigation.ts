import {
  Activity,
  BookOpen,
  Bot,
  ChartNoAxesCombined,
  CopyCheck,
  Files,
  Globe,
  GraduationCap,
  Leaf,
  Library,
  type LucideIcon,
  MessageSquareText,
  Plug,
  RadioTower,
  ScanEye,
  ScrollText,
  ServerCog,
  Settings,
  Tags,
  Upload,
  Users,
} from 'lucide-react'

export type Destination = { to: string; label: string; icon: LucideIcon }

export const WORK: Destination[] = [
  { to: '/', label: 'Classify', icon: MessageSquareText },
  { to: '/library', label: 'Library', icon: Library },
  { to: '/catalog', label: 'Catalog', icon: BookOpen },
  { to: '/import', label: 'Import', icon: Upload },
  { to: '/connections', label: 'Connections', icon: Plug },
  { to: '/activations', label: 'Activations', icon: RadioTower },
  { to: '/runs', label: 'Runs', icon: Activity },
  { to: '/hygiene', label: 'Hygiene', icon: Leaf },
  { to: '/agents', label: 'Agents', icon: Bot },
  { to: '/settings', label: 'Settings', icon: Settings },
]

export const OPERATE: Destination[] = [
  { to: '/operators', label: 'Dashboard', icon: ChartNoAxesCombined },
  { to: '/operators/jobs', label: 'Jobs', icon: ServerCog },
  { to: '/operators/duplicates', label: 'Duplicates', icon: CopyCheck },
  { to: '/operators/review', label: 'Review queue', icon: ScanEye },
  { to: '/operators/corrections', label: 'Corrections', icon: GraduationCap },
  { to: '/operators/topics', label: 'Global topics', icon: Globe },
  { to: '/operators/templates', label: 'Templates', icon: Tags },
  { to: '/operators/organizations', label: 'Organizations', icon: Users },
  { to: '/operators/usage', label: 'Usage', icon: Files },
  { to: '/operators/audit', label: 'Audit log', icon: ScrollText },
]
