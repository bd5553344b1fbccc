import { createServer } from 'node:http';

// The measure of the list: a plain node:http server that sends the very same bytes and headers.
const body = Buffer.from(process.env.BARE_BODY ?? '', 'base64');
const headers: Record<string, string> = JSON.parse(process.env.BARE_HEADERS ?? '{}');

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
