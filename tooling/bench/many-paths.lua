-- wrk: all kinds of requests in turn, for the memory row (P12).
local paths = { '/', '/blog-grid', '/blog-grid?q=sleep', '/about', '/team', '/api/blogs?populate=*', '/nowhere' }
local turn = 0

request = function()
  turn = turn % #paths + 1
  return wrk.format('GET', paths[turn])
end
