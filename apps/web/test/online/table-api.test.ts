import { describe, expect, test } from 'vitest';
import { seatLink, socketAddress, tableLink } from '../../src/online/addresses.ts';
import { TableApi } from '../../src/online/table-api.ts';

type Asked = { readonly address: string; readonly request: RequestInit | undefined };

function tableApiWith(answer: () => Response): { tableApi: TableApi; asked: Asked[] } {
  const asked: Asked[] = [];
  const tableApi = new TableApi(async (address, request) => {
    asked.push({ address, request });
    return answer();
  });
  return { tableApi, asked };
}

describe('the table API', () => {
  const terms = { players: 3, target: 50, tempo: 'quick', isOpen: true } as const;

  test('makes a table', async () => {
    const { tableApi, asked } = tableApiWith(() => Response.json({ table: 'oak' }));
    expect(await tableApi.makeTable(terms)).toEqual({ table: 'oak' });
    expect(asked[0]).toMatchObject({ address: '/api/tables', request: { method: 'POST' } });
    expect(asked[0]!.request!.body).toBe(JSON.stringify({ terms }));
  });

  test('gives a record as it is', async () => {
    const { tableApi, asked } = tableApiWith(() => new Response('{"a": 1}\n'));
    expect(await tableApi.record('oak')).toEqual({ text: '{"a": 1}\n' });
    expect(asked[0]!.address).toBe('/api/tables/oak/record');
  });

  test('tells statuses, and which tables make no sense, if the server says so', async () => {
    const { tableApi } = tableApiWith(() => Response.json({ statuses: [], unreadable: ['oak'] }));
    expect(await tableApi.statuses(['oak'])).toEqual({ statuses: [], unreadable: ['oak'] });
    const older = tableApiWith(() => Response.json({ statuses: [] }));
    expect(await older.tableApi.statuses(['oak'])).toEqual({ statuses: [], unreadable: [] });
  });

  test.each([
    [404, 'gone'],
    [429, 'too-many'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ])('says of an answer %i that it is %s', async (status, refused) => {
    const { tableApi } = tableApiWith(() => new Response('', { status }));
    expect(await tableApi.statuses(['oak'])).toEqual({ refused });
    expect(await tableApi.record('oak')).toEqual({ refused });
  });

  test('reports a missing or broken response as unreachable', async () => {
    const silent = new TableApi(() => Promise.reject(new TypeError('offline')));
    expect(await silent.makeTable(terms)).toEqual({ refused: 'unreachable' });
    const { tableApi } = tableApiWith(() => new Response('{"tab'));
    expect(await tableApi.makeTable(terms)).toEqual({ refused: 'unreachable' });
  });
});

test('addresses: a safe page speaks safely, and a key stands where no server sees it', () => {
  const place = { origin: 'https://quando.example' };
  expect(socketAddress(place, 'oak')).toBe('wss://quando.example/api/tables/oak/socket');
  expect(socketAddress({ origin: 'http://127.0.0.1:3000' }, 'oak')).toBe(
    'ws://127.0.0.1:3000/api/tables/oak/socket',
  );
  expect(tableLink(place, 'oak')).toBe('https://quando.example/t/oak');
  expect(new URL(seatLink(place, 'oak', 'secret'))).toMatchObject({
    pathname: '/t/oak',
    search: '',
    hash: '#key=secret',
  });
});
