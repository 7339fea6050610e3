/** What a process at the side answers an order with; `fault` says why it was not carried out. */
export interface SideAnswer {
  readonly fault?: string
}

/** Makes this process one that carries out orders, until the server that started it goes. */
export function answerOrders<Order>(carryOut: (order: Order) => Promise<unknown>) {
  process.on('disconnect', () => process.exit())
  process.on('message', async (order: Order) => {
    let answer: SideAnswer = {}
    try {
      await carryOut(order)
    } catch (error) {
      answer = { fault: String(error) }
    }
    process.send?.(answer)
  })
}
