import ipaddr from 'ipaddr.js'

const WORDS: Record<string, string> = {
  private: 'a private address',
  uniqueLocal: 'a private address',
  loopback: 'a loopback address',
  unspecified: 'a loopback address',
  linkLocal: 'a link-local address',
  carrierGradeNat: 'a carrier-grade NAT address',
  multicast: 'a multicast address',
}
const RESERVED = 'a reserved address'

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')
/** A public address that serves metadata and credentials on Azure. */
const METADATA = new Set(['168.63.129.16'])

/** Why an address is not on the public internet, in words; null if it is. */
export function whyNotPublic(address: string): string | null {
  if (!ipaddr.isValid(address)) return RESERVED
  const ip = withoutWrapping(ipaddr.parse(address))
  if (METADATA.has(ip.toString())) return 'a metadata address'
  const range = ip.range()
  if (range !== 'unicast') return WORDS[range] ?? RESERVED
  return ip.kind() === 'ipv6' && !ip.match(GLOBAL_IPV6) ? RESERVED : null
}

/** Two kinds of IPv6 addresses contain an IPv4 address and reach the same machine. */
function withoutWrapping(ip: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (!('parts' in ip)) return ip
  if (ip.isIPv4MappedAddress()) return ip.toIPv4Address()
  return ip.match(NAT64) ? new ipaddr.IPv4(ip.toByteArray().slice(12)) : ip
}
