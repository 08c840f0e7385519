/** Payload and its database driver are loaded from node_modules, as in the site. */
export default {
  serverExternalPackages: ['payload', '@payloadcms/db-sqlite', '@payloadcms/drizzle'],
}
