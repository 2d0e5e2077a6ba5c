import type { Plugin } from 'rolldown'

export function textFiles(): Plugin
