import { m } from '@pulli/messages/messages.js'

/** BLS-03, NC-09: each network is given the page's own address and its title, nothing else. */
export function shareTargets(address: string, title: string) {
  const url = encodeURIComponent(address)
  const text = encodeURIComponent(title)
  return [
    { icon: 'whatsapp' as const, network: m.footer_whatsapp(), href: `https://wa.me/?text=${text}%20${url}` },
    {
      icon: 'facebook' as const,
      network: m.footer_facebook(),
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    },
    {
      icon: 'twitter' as const,
      network: m.footer_twitter(),
      href: `https://twitter.com/intent/tweet?text=${text}&url=${url}`,
    },
    {
      icon: 'linkedin' as const,
      network: m.footer_linkedin(),
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    },
  ].map(({ icon, network, href }) => ({ icon, href, label: m.blog_share_on({ network }) }))
}
