export type CephPlaces = { folder: string; cluster: string; monitorPort: number; port: number };

/** A cluster of one machine without copies, disks and keys between its parts. It waits for no second opinion. */
export const cephSettings = ({ folder, cluster, monitorPort, port }: CephPlaces) => `
[global]
fsid = ${cluster}
mon host = v2:127.0.0.1:${monitorPort}
mon initial members = a
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind msgr1 = false
ms mon client mode = crc
auth cluster required = none
auth service required = none
auth client required = none
run dir = ${folder}
admin socket =
pid file =
log file = ${folder}/$name.log
mon allow pool size one = true
mon max pg per osd = 1000
paxos propose interval = 0.01
paxos min wait = 0.01
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
osd objectstore = memstore
[client.rgw]
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${port}
`;
