import ipaddr from 'ipaddr.js'
import { IPV4_NETWORK_BITS, IPV6_ADDRESS_BITS, IPV6_NETWORK_BITS } from '../limits'

/** What counts as one caller, and the network around it: an IPv6 host may take any address of its /64. */
export type Origin = { address: string; network: string }

/** IPv4 written as IPv6 is IPv4. */
export function originOf(ip: string): Origin {
  if (!ipaddr.isValid(ip)) return { address: ip, network: ip }
  const parsed = ipaddr.process(ip)
  if (parsed.kind() === 'ipv4') {
    const address = parsed.toString()
    return { address, network: `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/${IPV4_NETWORK_BITS}`)}` }
  }
  const within = (bits: number) =>
    ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().replace(/%.*/, '')}/${bits}`)
  return {
    address: within(IPV6_ADDRESS_BITS).toString(),
    network: within(IPV6_NETWORK_BITS).toString(),
  }
}
