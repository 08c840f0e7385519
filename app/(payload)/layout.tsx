import config from '@payload-config'
import '@payloadcms/next/css'
import '@/app/styles/tokens.css'
import '@/app/styles/fonts.css'
import './styles/theme.css'
import './styles/nav.css'
import './styles/topLine.css'
import './styles/controls.css'
import './styles/fields.css'
import './styles/lists.css'
import './styles/listsOnPhone.css'
import './styles/media.css'
import './styles/screens.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import type { ServerFunctionClient } from 'payload'
import type React from 'react'
import { lockingOnce } from '@/app/(payload)/guard/lockingOnce'
import { allowedCall, REFUSED_CALL } from '@/app/(payload)/guard/serverFunctions'
import { importMap } from './admin/importMap.js'

type Args = {
  children: React.ReactNode
}

const serverFunction: ServerFunctionClient = async (call) => {
  'use server'
  const allowed = await allowedCall(call, await headers())
  if (!allowed) return REFUSED_CALL
  return lockingOnce(allowed, () => handleServerFunctions({ ...allowed, config, importMap }))
}

const Layout = ({ children }: Args) => (
  <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
    {children}
  </RootLayout>
)

export default Layout
