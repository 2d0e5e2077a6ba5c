import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { whyNotPublic } from '../../src/connectors/outbound/address'

describe('an address that is not of the public internet', () => {
  test.each([
    ['10.0.0.1', 'a private address'],
    ['172.16.0.1', 'a private address'],
    ['172.31.255.255', 'a private address'],
    ['192.168.1.1', 'a private address'],
    ['127.0.0.1', 'a loopback address'],
    ['127.8.8.8', 'a loopback address'],
    ['0.0.0.0', 'a loopback address'],
    ['0.1.2.3', 'a loopback address'],
    ['169.254.169.254', 'a link-local address'],
    ['100.64.0.1', 'a carrier-grade NAT address'],
    ['100.100.100.200', 'a carrier-grade NAT address'],
    ['168.63.129.16', 'a metadata address'],
    ['192.0.0.192', 'a reserved address'],
    ['198.18.0.1', 'a reserved address'],
    ['203.0.113.7', 'a reserved address'],
    ['224.0.0.1', 'a multicast address'],
    ['240.0.0.1', 'a reserved address'],
    ['255.255.255.255', 'a reserved address'],
    ['::', 'a loopback address'],
    ['::1', 'a loopback address'],
    ['fe80::1', 'a link-local address'],
    ['fe80::1%eth0', 'a link-local address'],
    ['fc00::1', 'a private address'],
    ['fd00:ec2::254', 'a private address'],
    ['fec0::1', 'a reserved address'],
    ['ff02::1', 'a multicast address'],
    ['::ffff:127.0.0.1', 'a loopback address'],
    ['::ffff:a9fe:a9fe', 'a link-local address'],
    ['::127.0.0.1', 'a loopback address'],
    ['::8', 'a reserved address'],
    ['64:ff9b::10.0.0.1', 'a private address'],
    ['64:ff9b::a9fe:a9fe', 'a link-local address'],
    ['64:ff9b:1::1', 'a reserved address'],
    ['2002:7f00:1::', 'a reserved address'],
    ['2001::1', 'a reserved address'],
    ['2001:db8::1', 'a reserved address'],
    ['100::1', 'a reserved address'],
    ['not an address', 'a reserved address'],
  ])('%s is %s', (address, why) => {
    expect(whyNotPublic(address)).toBe(why)
  })

  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '2606:4700:4700::1111',
    '::ffff:8.8.8.8',
    '64:ff9b::8.8.8.8',
  ])('%s is one of it', (address) => expect(whyNotPublic(address)).toBeNull())
})

test('an IPv4 address is judged the same however IPv6 carries it', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(whyNotPublic(`::ffff:${address}`)).toBe(whyNotPublic(address))
      expect(whyNotPublic(`64:ff9b::${address}`)).toBe(whyNotPublic(address))
    }),
  )
})
