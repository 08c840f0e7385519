export const metadata = { title: 'A bare page', description: 'A page of Next, and nothing of ours' }

const Layout = ({ children }) => (
  <html lang="en">
    <body>{children}</body>
  </html>
)

export default Layout
