import { describe, expect, test } from 'vitest';
import { seatLink, socketAddress, tableLink } from '../../src/online/addresses.ts';
import { Reception } from '../../src/online/reception.ts';

type Asked = { readonly address: string; readonly request: RequestInit | undefined };

function receptionWith(answer: () => Response): { reception: Reception; asked: Asked[] } {
  const asked: Asked[] = [];
  const reception = new Reception(async (address, request) => {
    asked.push({ address, request });
    return answer();
  });
  return { reception, asked };
}

describe('the reception', () => {
  const terms = { players: 3, target: 50, tempo: 'quick', isOpen: true } as const;

  test('makes a table', async () => {
    const { reception, asked } = receptionWith(() => Response.json({ table: 'oak' }));
    expect(await reception.makeTable(terms)).toEqual({ table: 'oak' });
    expect(asked[0]).toMatchObject({ address: '/api/tables', request: { method: 'POST' } });
    expect(JSON.parse(asked[0]!.request!.body as string)).toEqual({ terms });
  });

  test('gives a record as it is', async () => {
    const { reception, asked } = receptionWith(() => new Response('{"a": 1}\n'));
    expect(await reception.record('oak')).toEqual({ text: '{"a": 1}\n' });
    expect(asked[0]!.address).toBe('/api/tables/oak/record');
  });

  test('tells faces, and which tables make no sense, if the server says so', async () => {
    const { reception } = receptionWith(() => Response.json({ faces: [], unreadable: ['oak'] }));
    expect(await reception.faces(['oak'])).toEqual({ faces: [], unreadable: ['oak'] });
    const older = receptionWith(() => Response.json({ faces: [] }));
    expect(await older.reception.faces(['oak'])).toEqual({ faces: [], unreadable: [] });
  });

  test.each([
    [404, 'gone'],
    [429, 'too-many'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ])('says of an answer %i that it is %s', async (status, refused) => {
    const { reception } = receptionWith(() => new Response('', { status }));
    expect(await reception.faces(['oak'])).toEqual({ refused });
    expect(await reception.record('oak')).toEqual({ refused });
  });

  test('says of no answer, or half a one, that nobody can be reached', async () => {
    const silent = new Reception(() => Promise.reject(new TypeError('offline')));
    expect(await silent.makeTable(terms)).toEqual({ refused: 'unreachable' });
    const { reception } = receptionWith(() => new Response('{"tab'));
    expect(await reception.makeTable(terms)).toEqual({ refused: 'unreachable' });
  });
});

test('addresses: a safe page speaks safely, and a key stands where no server sees it', () => {
  const place = { origin: 'https://quando.example' };
  expect(socketAddress(place, 'oak')).toBe('wss://quando.example/api/tables/oak/line');
  expect(socketAddress({ origin: 'http://127.0.0.1:3000' }, 'oak')).toBe(
    'ws://127.0.0.1:3000/api/tables/oak/line',
  );
  expect(tableLink(place, 'oak')).toBe('https://quando.example/t/oak');
  expect(new URL(seatLink(place, 'oak', 'secret'))).toMatchObject({
    pathname: '/t/oak',
    search: '',
    hash: '#key=secret',
  });
});
