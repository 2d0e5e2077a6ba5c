import ipaddr from 'ipaddr.js'
import { IPV4_NETWORK_BITS, IPV6_ADDRESS_BITS, IPV6_NETWORK_BITS } from '../limits'

/** `address` counts as one caller: for IPv6 the /64, since a host can use any address in it. `network` is a wider range. */
export type Origin = { address: string; network: string }

/** An IPv4 address mapped to IPv6 counts as IPv4. */
export function originOf(ip: string): Origin {
  if (!ipaddr.isValid(ip)) return { address: ip, network: ip }
  const parsed = ipaddr.process(ip)
  if (parsed.kind() === 'ipv4') {
    const address = parsed.toString()
    return { address, network: `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/${IPV4_NETWORK_BITS}`)}` }
  }
  const networkOf = (bits: number) =>
    ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().replace(/%.*/, '')}/${bits}`)
  return {
    address: networkOf(IPV6_ADDRESS_BITS).toString(),
    network: networkOf(IPV6_NETWORK_BITS).toString(),
  }
}
