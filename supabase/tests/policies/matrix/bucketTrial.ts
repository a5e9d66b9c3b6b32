import { callerHeaders } from '../../../../servers/testing/kit/callerHeaders.ts';
import { jpegBytes, mp3Bytes } from '../../../../servers/testing/mediaFiles.ts';
import type { Actor, BucketExpectation, Right } from './expectation.ts';
import type { World } from './world.ts';

type Service = { url: string; anonKey: string; serviceKey: string };
type Bytes = Uint8Array<ArrayBuffer>;

/** Finds every difference between the expectations of a bucket and what its actors can really do through the storage service. */
export function bucketTrial(service: Service, world: World, expected: BucketExpectation) {
  const { bucket, contentType, objects, uploads } = expected;
  const bytes = (seed: number) => (contentType === 'image/jpeg' ? jpegBytes(seed) : mp3Bytes(seed)) as Bytes;
  const [before, changed] = [bytes(1), bytes(2)];

  const send = (actor: Actor, method: string, path: string, body?: Bytes, door = '') => {
    const token = actor === 'guest' ? undefined : actor === 'service' ? service.serviceKey : world[actor].token;
    return fetch(`${service.url}/storage/v1/object/${door}${bucket}/${path}`, {
      method,
      headers: { ...callerHeaders(service, token), ...(body && { 'content-type': contentType }) },
      ...(body && { body }),
    });
  };
  const readBack = async (path: string): Promise<Buffer | null> => {
    const answer = await send('service', 'GET', path, undefined, 'authenticated/');
    const read = Buffer.from(await answer.arrayBuffer());
    return answer.ok ? read : null;
  };
  const put = async (path: string) => {
    const answer = await send('service', 'PUT', path, before);
    if (!answer.ok) throw new Error(`The service cannot store ${bucket}/${path}: ${await answer.text()}`);
  };
  const compare = (actor: Actor, what: string, isAllowed: boolean, isDone: boolean) =>
    isAllowed === isDone ? [] : [`${bucket}: ${actor} ${what}: ${isDone ? 'must be refused' : 'must be allowed'}`];
  const may = (actor: Actor, named: Actor[]) => actor === 'service' || named.includes(actor);

  const inserting = async (actor: Actor) => {
    const found: string[] = [];
    for (const { name, path: pathOf, by } of uploads) {
      const me = actor === 'guest' || actor === 'service' ? world.owner : world[actor];
      const path = await pathOf(world, me);
      await send(actor, 'POST', path, changed);
      found.push(...compare(actor, `uploads ${name}`, may(actor, by), (await readBack(path)) !== null));
      await send('service', 'DELETE', path);
    }
    return found;
  };

  const withObject = async (actor: Actor, right: Exclude<Right, 'insert'>) => {
    const found: string[] = [];
    for (const { name, path: pathOf, reads, replaces, deletes } of objects) {
      const path = await pathOf(world);
      await put(path);
      if (right === 'read') {
        const { ok } = await send(actor, 'GET', path, undefined, 'authenticated/');
        found.push(...compare(actor, `reads ${name}`, may(actor, reads), ok));
        const open = (await send(actor, 'GET', path, undefined, 'public/')).ok;
        found.push(...compare(actor, `opens ${name} by its public address`, expected.isPublic, open));
      } else {
        await send(actor, right === 'update' ? 'PUT' : 'DELETE', path, right === 'update' ? changed : undefined);
        const after = await readBack(path);
        const isUntouched = after !== null && after.equals(before);
        const isDone = right === 'update' ? after !== null && after.equals(changed) : after === null;
        const isAllowed = may(actor, right === 'update' ? replaces : deletes);
        found.push(...compare(actor, `${right}s ${name}`, isAllowed, isDone));
        if (!isAllowed && !isUntouched) found.push(`${bucket}: ${actor} ${right}s ${name}: it has changed`);
      }
      await send('service', 'DELETE', path);
    }
    return found;
  };

  return (actor: Actor, right: Right) => (right === 'insert' ? inserting(actor) : withObject(actor, right));
}
