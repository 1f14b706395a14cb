/** Proposals to a customer and their answers: exported; staff's texts are erased with them. */
import { sql } from 'kysely'
import { type PersonalData } from '../../platform/personal-data.ts'
import { exportedPhotoName } from '../clothes/personal-data.ts'
import { findLastProposal } from './store.ts'
import { proposalView } from './view.ts'

export const proposalData: PersonalData = {
  tables: ['order_proposals', 'order_proposal_answers', 'order_proposal_photos'],
  async *collect({ db, clock }, { id }) {
    const orders = await db
      .selectFrom('order_proposals')
      .innerJoin('orders', 'orders.id', 'order_proposals.order_id')
      .select([
        'orders.id',
        'orders.number',
        'orders.status',
        'orders.total_paise',
        'orders.goodwill_paise',
        'orders.counted',
      ])
      .distinct()
      .where('orders.user_id', '=', id)
      .execute()
    const views = []
    for (const order of orders) {
      const view = await proposalView(db, (await findLastProposal(db, order.id))!, order, clock())
      // The photos themselves are among those of the clothes.
      const lines = view.lines.map(({ photo, ...line }) => ({
        ...line,
        photo: photo && exportedPhotoName(photo._id),
      }))
      views.push({ ...view, lines })
    }
    if (views.length > 0) yield { name: 'proposals.json', json: views }
  },
  async erase(tx, _, { id }) {
    await tx
      .updateTable('order_proposals')
      .set({
        reason: '-',
        asked: sql`(select jsonb_agg(line || '{"reason": ""}') from jsonb_array_elements(asked) as line)`,
      })
      .where('order_id', 'in', (eb) =>
        eb.selectFrom('orders').select('orders.id').where('user_id', '=', id),
      )
      .execute()
    await tx
      .updateTable('order_proposals')
      .set({ asked_by: null })
      .where('asked_by', '=', id)
      .execute()
    await tx
      .updateTable('order_proposal_answers')
      .set({ answered_by: null })
      .where('answered_by', '=', id)
      .execute()
  },
}
