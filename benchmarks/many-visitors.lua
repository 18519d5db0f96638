-- For wrk: each request comes from another of many visitors, so that no limit answers; the figures as one line of JSON.
local requests, at, visitors = {}, 0, 8192

function init()
  for n = 1, visitors do
    wrk.headers["x-forwarded-for"] = string.format("10.0.%d.%d", math.floor(n / 256), n % 256)
    requests[n] = wrk.format("GET")
  end
end

function request()
  at = at % visitors + 1
  return requests[at]
end

function done(summary, latency)
  local broken = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout
  local refused = summary.errors.status
  io.write(string.format(
    '{"perSecond":%f,"p50":%f,"p99":%f,"requests":%d,"broken":%d,"refused":%d}\n',
    summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1e3,
    latency:percentile(99) / 1e3,
    summary.requests,
    broken,
    refused
  ))
end
